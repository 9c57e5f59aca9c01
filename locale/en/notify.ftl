# How people choose to hear that it’s their turn.

notify = Notices
notify-text = When others play while you’re elsewhere.
notify-push = To this browser
notify-push-text = A notice when it’s your turn, even when no page is open.
notify-push-denied = Your browser didn’t allow it. You can change that in its settings.
notify-push-failed = Your browser couldn’t switch this on. That happens in private windows, and where its push service can’t be reached.
notify-push-off = This browser can’t show notices for this address.
notify-mail = By e-mail
notify-off = Switch off
notify-send-code = Send code
notify-code = The code we sent to { $address }
notify-confirm = Confirm
notify-other = Another address

webhook = Tell a channel
webhook-text = A line in your group’s channel whenever it’s someone’s turn who isn’t here. You’ll find the address in the channel’s settings, under webhooks.
webhook-url = Address of the webhook
webhook-kind = Service
webhook-on = Switch on
webhook-failing = Switched off: { $host } didn’t take our lines many times in a row. Enter the address again to switch it back on.
webhook-refused = Switched off: { $host } no longer accepts lines at this address. Make a new webhook there and enter its address.
