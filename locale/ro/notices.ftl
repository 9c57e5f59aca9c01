# Notifications to people who are not at the table, written by the server: push, email, channels.

notice-turn = E rândul tău
notice-nudge = Masa te așteaptă
notice-over = Partida s-a încheiat
notice-invite = Ai o invitație la o partidă
notice-trial = Notificările sunt pornite
notice-trial-text = Te anunțăm aici când e rândul tău.
notice-with = Keyflower cu { $names }
notice-turn-of = La rând: { $names }.
notice-nudge-of = Masa așteaptă: { $names }.

mail-code = Codul tău pentru Keyflower
mail-code-text = Scrie acest cod în setările Keyflower ca să primești un e-mail când e rândul tău. Dacă nu l-ai cerut, ignoră acest e-mail.
mail-off = Ca să oprești aceste e-mailuri: { $link }
