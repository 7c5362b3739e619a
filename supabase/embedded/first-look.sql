-- What `npm start` shows beyond a new installation: every finished practice is open, the announcement
-- reaches guests, and practices of the group are ahead of the day of the first start.
update public.openable_things set is_open = true;
update public.announcements set for_guests = true;

insert into public.group_practices (starts_at, title, url, repeats)
select ((private.now() at time zone 'Asia/Tokyo')::date + ahead + time '20:00') at time zone 'Asia/Tokyo',
  title, url, repeats
from (values
  (2, '先読の会・オンライン　続きを三つ言ってみる', 'https://example.com/sakiyomi', 'weekly'),
  (5, '十四ツの会・オンライン　ひとつの情景を全員で', null, null),
  (8, '写絵の会・オンライン　聴いて、描いて、見せ合う', null, null),
  (11, '選辻の会・オンライン　なに、どう、で答える', null, null),
  (14, 'ツアーの会・オンライン　5分で案内する好きな場所', null, null),
  (18, '洞顧の会・オンライン　20の問いで情景に近づく', null, null),
  (22, '刹那の会・オンライン　とっさの一手を持ち寄る', null, null),
  (26, '型の会・オンライン　今月の型をひとつ話す', null, null)
) as dates (ahead, title, url, repeats);
