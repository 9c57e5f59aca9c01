page-more = Περισσότερα
menu-daily = Παρτίδα της ημέρας
menu-score = Μέτρα μια πραγματική παρτίδα
menu-statistics = Τα στατιστικά σου
end-daily = Όλα τα αποτελέσματα της ημέρας
