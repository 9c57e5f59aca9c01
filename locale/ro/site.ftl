# The game without a server: everything is on the visitor’s own device.

site-loading = Se încarcă jocul…
site-kept = Partidele tale rămân pe acest dispozitiv și nu sunt trimise nicăieri. Dacă ștergi datele acestui site din browser, le pierzi.
site-lead = Licitează pentru plăcuțe, folosește-le, construiește-ți satul: împotriva boților sau împreună pe același dispozitiv.
site-new = Jucați împreună aici
site-new-text = Între două și șase persoane joacă pe rând pe acest dispozitiv, și cu boți dacă vreți.
site-new-lead = Spune cine joacă pe acest dispozitiv; boții pot lua orice loc.
site-help = Ajutor în timpul jocului
site-settings = Schimbările se aplică imediat.
site-turning = Durează câteva minute pe acest dispozitiv și continuă doar cât timp această pagină este deschisă.
site-broken = Partida salvată pe acest dispozitiv este deteriorată sau a fost începută cu altă versiune, așa că nu poate continua. Celelalte partide ale tale nu sunt afectate. Poți să-i salvezi fișierul și să începi o partidă nouă.
error-tab-failed = Ceva n-a mers. Reîncarcă pagina: partidele tale sunt în siguranță.
error-tab-unsupported = Acest browser nu poate rula jocul. Folosește o versiune recentă de Firefox, Chrome, Edge sau Safari.
error-tab-storage = Acest browser nu lasă pagina să păstreze partide. Permite stocarea pentru acest site sau ieși din fereastra privată, apoi reîncarcă pagina.
error-not-stored = Browserul nu a putut salva asta, așa că nu s-a schimbat nimic. Eliberează spațiu pe dispozitiv sau permite acestui site să stocheze date.
error-tab-loaded = Jocul nu s-a putut încărca. Verifică-ți conexiunea, apoi încearcă din nou.
error-tab-unknown = Nu există pe acest dispozitiv.
error-tab-unavailable = Acum nu se poate. Încearcă din nou peste câteva clipe.
error-tab-bad-request = Ceva n-a mers. Reîncarcă pagina: partidele tale sunt în siguranță.
error-tab-offline = Ceva n-a mers. Reîncarcă pagina: partidele tale sunt în siguranță.
error-tab-lost = Partida s-a oprit și a fost încărcată din nou. Verifică dacă acțiunea s-a făcut.

site-delete = Șterge această partidă
site-delete-text = Nu mai poate fi recuperată.
site-delete-yes = Da, șterge-o

site-others = Joacă cu alții
site-show = Arat-o pe server
site-show-text = Serverul verifică partida și o păstrează pentru oricine are linkul.
site-shown = Linkul partidei pe server
site-shown-open = Deschide-o acolo
site-show-save = Salvează partida
site-show-elsewhere = Ca s-o arăți altora, alege „{ $button }” pe pagina de start a unui server Keyflower.

site-backup = Partidele tale
site-backup-text = Salvează-le într-un fișier, cu probleme, partide punctate și setări, ca să fie în siguranță sau ca să continui în alt browser.
site-save = Salvează toate partidele
site-restore = Adaugă partide dintr-un fișier
site-restored = { $count ->
    [one] { $count } partidă adăugată.
    [few] { $count } partide adăugate.
   *[other] { $count } de partide adăugate.
}
site-restored-damaged = { $count ->
    [one] { $count } nu s-a putut citi.
    [few] { $count } nu s-au putut citi.
   *[other] { $count } nu s-au putut citi.
}

# Where the page can’t start; the build puts both into it (web/build/locales.ts).
page-not-started = Keyflower nu a pornit. Are nevoie de JavaScript și de un browser actual.
page-as-file = Dacă ai deschis pagina ca fișier, rulează { $command } în dosarul ei, apoi deschide adresa afișată.
