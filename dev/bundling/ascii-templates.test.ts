import { parseAst } from "vite";
import { expect, it } from "vitest";
import { inAscii } from "./ascii-templates.ts";

it("tagged templates are written in ASCII and mean the same", () => {
  const tag = "(({ raw, ...cooked }, ...values) => [cooked, values])";
  const code = [
    `String.raw\`\\d{1,3}[.,٬]\\s\${1 + 1}ا\${\`b\`}و\``,
    `String.raw\`راتب\${String.raw\`\\p{L}ين\`}\``,
    `${tag}\`case 'ا\\n' \${2} '٠١'\``,
  ].join(", ");
  const ascii = inAscii(code, parseAst(code));
  expect(ascii).toMatch(/^[\0-\x7f]+$/);
  const valuesOf = (text: string) => new Function(`return [${text}]`)();
  expect(valuesOf(ascii)).toEqual(valuesOf(code));
});
