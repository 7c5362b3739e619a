-- Initial content of a new installation. The admin adds more on the admin screen.
insert into public.announcements (date, title, content) values
  ('2026-11-01', 'ようこそ、稽古へ',
   'はじめまして。ここは、一日10分、見ること、聞くこと、考えることを稽古する場所です。ひらいた日が、連続記録に1日ずつ加わります（日付は日本時間の0時に替わります）。うっかり休んだ翌日には、復活チケットで前の日を埋められます。チケットは、はじめに3枚お渡ししてあり、連続記録が30日になるごとに1枚増えます。今日はまず、「基本意識の解説」のひとつめからどうぞ。');
