import { parseSync } from "vite";

/** A test that names rows of the checklist. */
export type NamedTest = {
  /** From the project's root. */
  file: string;
  /** As written: an expression stands as …, what a table fills in as %s or $name. */
  title: string;
  /** The titles of the groups around it and its own; whatever is filled in matches anything. */
  path: readonly RegExp[];
  ids: readonly string[];
};

/**
 * The tests of a source that name rows. An id stands in the title of a test or of a group around
 * it, among the rows of its table, in its body, or in a comment before it.
 */
export function namedTests(file: string, source: string): NamedTest[] {
  const calls = callsIn(parse(file, source));
  const named = new Map<Call, Set<string>>();
  for (const { id, at } of idsIn(source)) {
    for (const test of testsOf(calls, at)) {
      named.set(test, (named.get(test) ?? new Set()).add(id));
    }
  }
  return calls.flatMap((call) => {
    const ids = named.get(call);
    if (!ids) return [];
    const groups = calls.filter((other) => other.isGroup && holds(other, call.start));
    const path = [...groups, call].map(({ title }) => patternOf(title));
    return [{ file, title: call.title, path, ids: [...ids].sort() }];
  });
}

/** Ids with their places: JOBS-03, ranges such as AUTH-11..16 and AUTH-11..AUTH-16, and JOBS-03/04. */
export function idsIn(text: string): { id: string; at: number }[] {
  const named =
    /\b([A-Z][A-Z0-9]{2,})-(\d\d)\b(?:(?:\.{2,3}|…|–)(?:\1-)?(\d\d)\b|((?:\/\d\d\b)+))?/g;
  return [...text.matchAll(named)].flatMap((match) => {
    const [, area = "", first = "", last = first, others = ""] = match;
    const numbers = others.split("/").slice(1).map(Number);
    for (let number = Number(first); number <= Number(last); number += 1) numbers.push(number);
    return numbers.map((number) => ({
      id: `${area}-${String(number).padStart(2, "0")}`,
      at: match.index,
    }));
  });
}

type Call = { isGroup: boolean; title: string; titleEnd: number; start: number; end: number };

/** The titles of a source's tests and groups, with their places. Throws if it cannot be parsed. */
export function titlesIn(file: string, source: string): { title: string; at: number }[] {
  return callsIn(parse(file, source)).map(({ title, start }) => ({ title, at: start }));
}

function parse(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  return program;
}

/** Whose the id at this place is: a test's, or all those of the group whose title it stands in. */
function testsOf(calls: readonly Call[], at: number): Call[] {
  const inner = calls.findLast((call) => holds(call, at));
  if (inner && !inner.isGroup) return [inner];
  const inTitle = inner && at < inner.titleEnd;
  const named = inTitle ? inner : calls.find(({ start }) => start > at);
  if (!named?.isGroup) return named ? [named] : [];
  return calls.filter((call) => !call.isGroup && holds(named, call.start));
}

function holds({ start, end }: Call, at: number): boolean {
  return start <= at && at < end;
}

type Node = { type: string; start: number; end: number };

/** The calls of it, test and describe, in the order of the source: groups before what they hold. */
function callsIn(program: Node): Call[] {
  const calls: Call[] = [];
  visit(program, (node) => {
    const call = node as Node & { callee: Node; arguments: Node[] };
    const names = call.type === "CallExpression" ? calledNames(call.callee) : [];
    const [title, body] = call.arguments ?? [];
    // test.use() and test.slow() are calls, too, but hold no test.
    if (!/^(?:it|test|describe)$/.test(names[0] ?? "") || !title || !body) return;
    const { start, end } = call;
    const isGroup = names.includes("describe");
    calls.push({ isGroup, title: titleOf(title), titleEnd: title.end, start, end });
  });
  return calls.sort((one, other) => one.start - other.start);
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === "string") visit(child, see);
    }
  }
}

/** The parts of it("…"), test.describe("…") and it.each([…])("…"), the first one first. */
function calledNames(callee: Node): string[] {
  const { type, name, object, property, callee: inner, tag } = callee as CalleeNode;
  if (type === "Identifier") return [name];
  if (type === "MemberExpression") return [...calledNames(object), ...calledNames(property)];
  if (type === "CallExpression") return calledNames(inner);
  return type === "TaggedTemplateExpression" ? calledNames(tag) : [];
}

type CalleeNode = Node & { name: string; object: Node; property: Node; callee: Node; tag: Node };

function titleOf(node: Node): string {
  const { type, value, quasis } = node as Node & {
    value: unknown;
    quasis: { value: { cooked: string } }[];
  };
  if (type === "TemplateLiteral") return quasis.map((part) => part.value.cooked).join("…");
  return type === "Literal" ? String(value) : "…";
}

function patternOf(title: string): RegExp {
  const parts = title.split(/…|%[\d.]*[sdifjoOc#]|%\$|\$[\w.]+/);
  return new RegExp(
    `^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")).join("[^]*")}$`,
  );
}
