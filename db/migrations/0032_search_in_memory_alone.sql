DROP INDEX "job_search_pays";--> statement-breakpoint
DROP INDEX "job_search_titles";--> statement-breakpoint
DROP INDEX "job_search_companies";--> statement-breakpoint
DROP INDEX "job_terms_terms";--> statement-breakpoint
DROP INDEX "job_titles_words";--> statement-breakpoint
DROP INDEX "job_titles_popular";--> statement-breakpoint
DROP INDEX "job_titles_beginning";--> statement-breakpoint
DROP INDEX "job_titles_parts";