-- The admin creates, changes and ends the published rows. Rows are never deleted, so that a mistake can be undone. The tables'
-- triggers rebuild the notices that devices download.
grant insert (id, date, title, content, image, ended), update (date, title, content, image, ended)
  on public.announcements to authenticated;
grant insert (id, starts_at, title, url, ended), update (starts_at, title, url, ended)
  on public.group_practices to authenticated;
grant insert (day, title, description, difficulty, duration_minutes, category, ended),
  update (day, title, description, difficulty, duration_minutes, category, ended)
  on public.daily_trainings to authenticated;

do $$
declare
  t text;
begin
  foreach t in array array['announcements', 'group_practices', 'daily_trainings'] loop
    execute format('create policy %I on public.%I for insert to authenticated
      with check ((select private.has_admin_session()))', t || '_insert_admin', t);
    execute format('create policy %I on public.%I for update to authenticated
      using ((select private.has_admin_session())) with check ((select private.has_admin_session()))', t || '_update_admin', t);
    execute format('create trigger %I after insert or update on public.%I
      for each row execute function private.audit_admin_row()', t || '_audit', t);
  end loop;
end
$$;

create trigger announcements_trim before insert or update on public.announcements
  for each row execute function private.trim_texts('title', 'content', 'image');
create trigger group_practices_trim before insert or update on public.group_practices
  for each row execute function private.trim_texts('title', 'url');
create trigger daily_trainings_trim before insert or update on public.daily_trainings
  for each row execute function private.trim_texts('title', 'description', 'category');

-- JSON and calendars cannot represent infinite dates.
alter table public.announcements add constraint announcements_date_finite check (isfinite(date));
alter table public.group_practices add constraint group_practices_starts_finite check (isfinite(starts_at));
alter table public.daily_trainings add constraint daily_trainings_day_finite check (isfinite(day));
