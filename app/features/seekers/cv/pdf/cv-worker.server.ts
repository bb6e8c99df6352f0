// A thread of its own that draws one CV: see ../draw-cv.server.ts.
import { parentPort, workerData } from "node:worker_threads";
import { renderCv } from "./cv-pdf.server.ts";

const pdf = await renderCv(workerData);
parentPort?.postMessage(pdf, [pdf.bytes.buffer]);
