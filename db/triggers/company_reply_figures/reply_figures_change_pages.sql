-- Counts a change of public pages when a company's reply figures change: job pages show them. It runs for
-- each row, so that a night without changes keeps cached pages.
create or replace trigger reply_figures_change_pages after insert or update or delete on company_reply_figures
for each row execute function note_page_change('all');
