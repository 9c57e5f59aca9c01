### The page that `keyflower analyse --out` writes (keyflower.lab.pages), and that of a server whose client
### wasn't built. The browser doesn't load this file. Numbers arrive as they are written, unless a message
### chooses by them.

## keyflower analyse

analysis-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
# The title of the browser’s tab.
analysis-title = Keyflower: analiză
# $players is analysis-players.
analysis-heading = Analiza unei partide ({ $players })
# $bot: whose opinion it is.
analysis-finished = { $count ->
    [one] { $count } decizie, partidă încheiată, după { $bot }.
    [few] { $count } decizii, partidă încheiată, după { $bot }.
   *[other] { $count } de decizii, partidă încheiată, după { $bot }.
}
analysis-unfinished = { $count ->
    [one] { $count } decizie, partidă neîncheiată, după { $bot }.
    [few] { $count } decizii, partidă neîncheiată, după { $bot }.
   *[other] { $count } de decizii, partidă neîncheiată, după { $bot }.
}
# Columns: the chance of winning before the first decision and after the last.
analysis-at-start = șanse la început
analysis-at-end = șanse la final
analysis-chances = Șanse de victorie
analysis-graph = Șansele de victorie ale fiecărui loc după fiecare decizie
analysis-graph-note = După fiecare decizie, cu paravanele deschise. Punctele arată deciziile care au costat cel mai mult.
analysis-worst = Deciziile care au costat cel mai mult
analysis-none-worst = Nicio decizie nu a costat ceva demn de amintit.
analysis-all = Toate deciziile
analysis-none = Nu a fost niciuna.
analysis-decision = decizie
# At the end of the graph: how many decisions there were.
analysis-last = decizia { $number }
analysis-cost = cost în puncte

## The page of a server whose client wasn’t built

# $command: what whoever runs the server types.
plain-not-built = Serverul merge, dar pagina de joc nu a fost construită. Cine administrează serverul o poate construi cu { $command }, care spune ce lipsește.
plain-programs = Pentru programe: descrierea OpenAPI
