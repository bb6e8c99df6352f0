import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { MessagesProvider, useMessages } from "#app/messages/messages-context.tsx";
import { CachedFragment, CachedFragments } from "#app/ui/page/cached-fragment.tsx";
import { cachedFragments } from "./cached-fragments.server.tsx";

let renders = 0;

function Greeting({ name }: { name: string }) {
  renders += 1;
  const messages = useMessages();
  return (
    <p>
      {name} {messages.ui.frame.site}
    </p>
  );
}

function Shout({ name }: { name: string }) {
  return <b>{name}!</b>;
}

const greeting = (name: string) => (
  <CachedFragment key={name} of={{ name }}>
    <Greeting name={name} />
  </CachedFragment>
);

/** The HTML with cached fragments, and as React alone renders it. */
function bothWays(page: ReactElement, language: Language = "en"): [string, string] {
  const parts = cachedFragments(language);
  const inMessages = (
    <MessagesProvider language={language} messages={messagesFor(language)}>
      {page}
    </MessagesProvider>
  );
  const cached = <CachedFragments value={parts.keep}>{inMessages}</CachedFragments>;
  return [parts.fill(renderToString(cached)), renderToString(inMessages)];
}

describe("a cached fragment", () => {
  it("is byte for byte the same as React's rendering", () => {
    const pages = [
      <div key="1">{greeting("one")}</div>,
      <ul key="2">{["a", "b", "c"].map(greeting)}</ul>,
      <main key="3">
        {greeting("first")}
        <hr />
        {greeting("<script>&\"'")}
        {greeting("last")}
      </main>,
    ];
    for (const page of pages) {
      const [cached, plain] = bothWays(page);
      expect(cached).toBe(plain);
    }
  });

  it("is rendered once, and again for another language or other data", () => {
    renders = 0;
    const names = [greeting("x1"), greeting("x2")];
    for (let time = 0; time < 3; time++) bothWays(<div>{names}</div>);
    expect(renders).toBe(2 + 3 * 2);
    const [arabic, plain] = bothWays(<div>{names}</div>, "ar");
    expect(arabic).toBe(plain);
    expect(arabic).toContain(messagesFor("ar").ui.frame.site);
  });

  it("is not taken for another part of the same data", () => {
    const part = (
      <CachedFragment of={{ name: "x1" }}>
        <Shout name="x1" />
      </CachedFragment>
    );
    const [cached, plain] = bothWays(<div>{part}</div>);
    expect(cached).toBe(plain);
  });

  it("cannot be called up by typed text", () => {
    const page = <p>{"\uE0000\uE001 and \uE000abcdefghijkl0\uE001"}</p>;
    const [cached, plain] = bothWays(page);
    expect(cached).toBe(plain);
  });
});
