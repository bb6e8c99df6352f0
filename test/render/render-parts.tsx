import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { Language } from "#app/i18n/language.ts";
import { messages as arabic } from "#app/messages/ar/index.ts";
import { messages as english } from "#app/messages/en/index.ts";
import { MessagesProvider } from "#app/messages/messages-context.tsx";

/** The markup of parts as a server sends it. */
export function rendered(parts: ReactNode, language: Language = "en"): string {
  const element = (
    <MessagesProvider language={language} messages={language === "ar" ? arabic : english}>
      {parts}
    </MessagesProvider>
  );
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
