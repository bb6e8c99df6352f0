DROP INDEX "job_search_pays";--> statement-breakpoint
DROP INDEX "job_search_titles";--> statement-breakpoint
DROP INDEX "job_search_companies";--> statement-breakpoint
DROP INDEX "job_terms_terms";--> statement-breakpoint
DROP INDEX "job_titles_words";--> statement-breakpoint
DROP INDEX "job_titles_popular";--> statement-breakpoint
DROP INDEX "job_titles_beginning";--> statement-breakpoint
DROP INDEX "job_titles_parts";--> statement-breakpoint
-- Boards of release 0.1.0 have them without a mark, so that no file tells that they are gone.
drop function if exists arms_met;--> statement-breakpoint
drop function if exists board_days;--> statement-breakpoint
drop function if exists days_asked;--> statement-breakpoint
drop function if exists find_jobs;--> statement-breakpoint
drop function if exists found_codes;--> statement-breakpoint
drop function if exists jobs_having;--> statement-breakpoint
drop function if exists jobs_having_in_order;--> statement-breakpoint
drop function if exists jobs_of;--> statement-breakpoint
drop function if exists jobs_with;--> statement-breakpoint
drop function if exists keys_from;--> statement-breakpoint
drop function if exists keys_met;--> statement-breakpoint
drop function if exists ranked_jobs;--> statement-breakpoint
drop function if exists rounded;--> statement-breakpoint
drop function if exists suggest_counts;--> statement-breakpoint
drop function if exists suggest_names;--> statement-breakpoint
drop function if exists title_words;--> statement-breakpoint
drop function if exists wider;--> statement-breakpoint
drop function if exists word_uses;
