/** A browser of an engine that the test runner does not drive itself, with what the journeys need. */
export type EngineBrowser = {
  /** The size of what a page sees, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  goto(url: string): Promise<void>;
  /** Runs the body of a function in the page and returns what it returns. */
  evaluate(body: string): Promise<unknown>;
  /** Types text into the first visible element that matches, with real key events. */
  type(selector: string, text: string): Promise<void>;
  /** Presses the first visible element that matches, where a person would. */
  click(selector: string): Promise<void>;
  /** Chooses a file of this machine in a file input, which may be hidden. */
  attach(selector: string, file: string): Promise<void>;
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
};

export type Engine = {
  name: string;
  /** Which program is missing here; null where the engine can run. */
  missing(): string | null;
  open(): Promise<EngineBrowser>;
};
