ALTER TABLE "user_profiles" ADD COLUMN "fits_off" boolean DEFAULT false NOT NULL;
