# One sentence for each code of docs/protocol.md, and for what goes wrong on the way there.

error-bad-request = Serverul n-a înțeles cererea.
error-bad-text = Textul acesta nu poate fi folosit. Scrie pe scurt, fără caractere neobișnuite.
error-unknown = Masa aceasta nu există sau nu ai acces la ea. Cere o invitație.
error-not-allowed = Nu poți face asta.
error-nobody = Serverul nu te mai recunoaște. Reîncarcă pagina.
error-stale = Partida a mers mai departe. Mai privește o dată, apoi decide din nou.
error-wrong-time = Asta nu se poate face acum.
error-illegal = Regulile nu permit asta.
error-too-many = A fost puțin cam repede. Așteaptă o clipă, apoi încearcă din nou.
error-too-many-games = Ai atâtea partide neterminate câte permite acest server. Termină una sau ieși din una mai întâi.
error-too-many-bot-games = Ai atâtea partide neterminate cu boți câte permite acest server. Termină una sau joacă împreună cu oameni. O partidă din care ieși mai contează o zi.
error-too-many-records = Ai atâtea fișiere de partidă câte păstrează acest server. Cele pe care nu le mai deschide nimeni se șterg după un timp.
error-too-many-sheets = Ai atins limita de foi de scor a acestui server. Refolosește una de care nu mai ai nevoie.
error-already-invited = Ai trimis deja o invitație. Așteaptă răspunsul sau încearcă din nou mâine.
error-seat-freed = Gazda ți-a eliberat locul. Cere o invitație nouă ca să te așezi din nou.
error-no-opponent = Acest adversar nu e disponibil aici.
error-unavailable = Serverul nu poate face asta acum. Încearcă din nou peste câteva clipe.
error-broken = Această partidă nu poate continua.
error-too-large = A fost prea mult deodată.
error-no-such-method = Serverul nu știe să facă asta.
error-failed = Ceva n-a mers pe server. Eroarea a fost notată.
error-offline = Serverul nu poate fi contactat. Verifică-ți conexiunea, apoi încearcă din nou.
error-lost = Conexiunea s-a întrerupt înainte să răspundă serverul. Verifică dacă acțiunea s-a făcut.
error-left = Ai ieșit de la masă.

error-link-used = Linkul acesta a fost deja folosit sau e prea vechi. Creează altul pe celălalt dispozitiv.
error-invite-gone = Invitația aceasta nu duce la nicio masă. Cere alta.
error-bad-address = Adresa aceasta nu merge aici. Verific-o.
