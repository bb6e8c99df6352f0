import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./app/areas/**/*.table.ts",
  out: "./db/migrations",
});
