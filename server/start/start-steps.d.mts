type Say = (step: string) => void;

export const root: string;
export const nodeFlags: string[];
export const nodeEnvironment: Record<string, string>;
export function ensureInstalled(say: Say, folder?: string): Promise<void>;
export function ensureBuilt(say: Say): Promise<void>;
export function pinnedNode(): string | undefined;
