# Notices to people who are not at the table, written by the server: push, e-mail, channels.

notice-turn = E rândul tău
notice-nudge = Masa te așteaptă
notice-over = Jocul s-a încheiat
notice-invite = Ești invitat la un joc
notice-trial = Notificările funcționează
notice-trial-text = Aici afli când e rândul tău.
notice-with = Keyflower cu { $names }
notice-turn-of = E rândul: { $names }.
notice-nudge-of = Masa îi așteaptă pe: { $names }.

mail-code = Codul tău pentru Keyflower
mail-code-text = Scrie acest cod în setările Keyflower ca să primești e-mailuri când e rândul tău. Dacă nu l-ai cerut, ignoră acest e-mail.
mail-off = Ca să oprești aceste e-mailuri: { $link }
