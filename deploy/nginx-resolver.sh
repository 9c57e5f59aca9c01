#!/bin/sh
# Run by the nginx image at its start. The first name server is the engine's own, which alone knows
# the service "server"; nginx would ask all of them in turn.
awk '/^nameserver/ { print "resolver " $2 " valid=5s ipv6=off;"; exit }' /etc/resolv.conf \
    > /etc/nginx/conf.d/resolver.conf
