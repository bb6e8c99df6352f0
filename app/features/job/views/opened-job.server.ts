import { AsyncLocalStorage } from "node:async_hooks";

/** What the routes say of a request about a job: who counts views cannot know the reader or the job. */
export type Opened = {
  /** Not a view: the reader is of the company or of the board, or there is no form. */
  isLeftOut: boolean;
  /** The job that a redirect leads to. */
  leadsTo?: string;
};

const storage = new AsyncLocalStorage<Opened>();

/** Answers a request; afterwards `opened` holds what its route has said. */
export function whileOpened<T>(opened: Opened, work: () => T): T {
  return storage.run(opened, work);
}

/** Leaves the request under way out of the views and begun applications of a job. */
export function leaveOutView(): void {
  const opened = storage.getStore();
  if (opened) opened.isLeftOut = true;
}

/** The request under way leads to a job's page, by an address that says where it comes from. */
export function leadToJob(id: string): void {
  const opened = storage.getStore();
  if (opened) opened.leadsTo = id;
}
