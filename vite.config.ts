import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { offlineWorker } from "./app/offline/worker-build.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), offlineWorker()],
  environments: {
    // The process itself is the server build: one file that `npm start` runs.
    ssr: { build: { target: "node24", rolldownOptions: { input: "./server/main.ts" } } },
  },
  // What the oldest phones that matter understand (Chrome 80 of 2020); see docs/decisions/0006.
  build: { target: ["chrome80", "safari14", "firefox78"], cssTarget: "chrome80" },
});
