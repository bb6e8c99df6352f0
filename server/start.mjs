// npm start. This file is read by whatever Node there is, so it uses old syntax and checks the version first.
const [major] = process.versions.node.split(".").map(Number);

if (major < 20) {
  console.error(`Furas needs Node 20 or newer, and this is Node ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  import("./start/start-server.mjs");
}
