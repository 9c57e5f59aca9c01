# How people choose to hear that it’s their turn.

notify = Notifications
notify-text = So you know it’s your turn when you’re away.
notify-push = To this browser
notify-push-text = Get a notification when it’s your turn, even with no page open.
notify-push-denied = Your browser didn’t allow it. You can change that in its settings.
notify-push-failed = Your browser couldn’t switch this on. It may be a private window.
notify-push-off = This browser can’t show notifications for this address.
notify-mail = By email
notify-off = Switch off
notify-send-code = Send code
notify-code = The code we sent to { $address }
notify-confirm = Confirm
notify-other = Another address

webhook = Post to a channel
webhook-text = Posts in your group’s channel when it’s the turn of someone who isn’t at the table. The address is in the channel’s settings, under Webhooks.
webhook-url = Address of the webhook
webhook-kind = Service
webhook-on = Switch on
webhook-failing = Switched off: { $host } rejected our messages several times in a row. Enter the address again to switch it back on.
webhook-refused = Switched off: { $host } no longer accepts messages at this address. Create a new webhook there and enter its address.
