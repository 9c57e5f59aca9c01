# The game without a server: everything is on the visitor’s own device.

site-loading = 正在載入遊戲…
site-kept = 你的遊戲都留在這台裝置上，不會傳送到任何地方。若在瀏覽器中刪除這個網站的資料，遊戲也會一併刪除。
site-lead = 競標板塊、使用板塊、打造你的村莊：對戰電腦玩家，或在同一台裝置上一起玩。
site-new = 在這裡一起玩
site-new-text = 二到六人輪流使用這台裝置，也可以加入電腦玩家。
site-new-lead = 選擇誰用這台裝置玩，任何座位都可以交給電腦玩家。
site-help = 遊戲中的輔助
site-settings = 變更會立即生效。
site-turning = 在這部裝置上要花幾分鐘，只有在這一頁開著時才會繼續。
site-broken = 這部裝置上儲存的對局已損壞，或是由其他版本開始的，因此無法繼續。你的其他對局不受影響。你可以儲存它的檔案，再開始新的對局。
error-tab-failed = 出了點問題。請重新載入頁面，你的遊戲都還在。
error-tab-unsupported = 這個瀏覽器無法執行遊戲。請使用新版的 Firefox、Chrome、Edge 或 Safari。
error-tab-storage = 這個瀏覽器不允許頁面儲存遊戲。請允許這個網站儲存資料，或離開無痕視窗，再重新載入頁面。
error-not-stored = 瀏覽器無法儲存，所以什麼都沒有改變。請在裝置上騰出空間，或允許本網站儲存資料。
error-tab-loaded = 無法載入遊戲。請檢查連線，然後再試一次。
error-tab-unknown = 這台裝置上沒有這個內容。
error-tab-unavailable = 現在無法處理。請稍後再試。
error-tab-bad-request = 出了點問題。請重新載入頁面，你的遊戲都還在。
error-tab-offline = 出了點問題。請重新載入頁面，你的遊戲都還在。
error-tab-lost = 遊戲停止運作，已重新載入。請看看是否已經完成。

site-delete = 刪除這場對局
site-delete-text = 刪除後無法恢復。
site-delete-yes = 對，刪除

site-others = 和其他人一起玩
site-show = 放到伺服器上展示
site-show-text = 伺服器會檢查這場對局並保存下來，有連結的人都能看。
site-shown = 這場對局在伺服器上的連結
site-shown-open = 在那裡開啟
site-show-save = 儲存這場對局
site-show-elsewhere = 想給別人看，請在 Keyflower 伺服器的首頁選擇「{ $button }」。

site-backup = 你的遊戲
site-backup-text = 連同謎題、計分的實體對局和設定一起存成檔案，以便保管，或在另一個瀏覽器繼續玩。
site-save = 儲存所有遊戲
site-restore = 從檔案加入遊戲
site-restored = 已加入 { $count } 場遊戲。
site-restored-damaged = 有 { $count } 場無法讀取。

# Where the page can’t start; the build puts both into it (web/build/locales.ts).
page-not-started = Keyflower 沒有啟動。它需要 JavaScript 和新版瀏覽器。
page-as-file = 如果你是以檔案開啟頁面，請在它的資料夾中執行 { $command }，再開啟它顯示的網址。
