CREATE TABLE "operator_acts" (
	"kind" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
