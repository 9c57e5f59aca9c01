#!/bin/sh
# Run by the nginx image at its start.
#
# The first name server is the engine's own, which alone knows
# the service "server"; nginx would ask all of them in turn.
awk '/^nameserver/ { print "resolver " $2 " valid=5s ipv6=off;"; exit }' /etc/resolv.conf \
    > /etc/nginx/conf.d/resolver.conf

# KEYFLOWER_PROXY: addresses or networks of another proxy in front, whose X-Forwarded-For is believed.
# Without any the visitor is whoever connects.
for proxy in $KEYFLOWER_PROXY; do
    echo "set_real_ip_from $proxy;"
done > /etc/nginx/conf.d/proxy.conf
echo "real_ip_header X-Forwarded-For;" >> /etc/nginx/conf.d/proxy.conf
