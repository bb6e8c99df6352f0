import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

/** A service function with an actor: its name with its file, and the type of its actor. */
export type Service = { name: string; takes: "Actor" | "Person" };

const features = join(import.meta.dirname, "../app/features");

/** Every exported function of the features' server modules that takes an Actor or a Person. */
export function findServices(): Service[] {
  const files = globSync("**/*.server.ts", { cwd: features }).sort();
  return files.flatMap((file) =>
    exportedFunctions(file).flatMap(({ name, params }) => {
      const takes = params.map(typeOf).find((type) => type === "Actor" || type === "Person");
      return takes ? [{ name: `${file.replace(".server.ts", "")} ${name}`, takes }] : [];
    }),
  );
}

type Node = { type: string };
type Declared = { name: string; params: Node[] };

function exportedFunctions(file: string): Declared[] {
  const { program } = parseSync(file, readFileSync(join(features, file), "utf8"));
  return program.body.flatMap((statement) => {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
    if (declared?.type === "FunctionDeclaration") {
      return [{ name: declared.id?.name ?? "", params: declared.params }];
    }
    if (declared?.type !== "VariableDeclaration") return [];
    return declared.declarations.flatMap(({ id, init }) => {
      const isFunction = init?.type === "ArrowFunctionExpression";
      return isFunction && id.type === "Identifier" ? [{ name: id.name, params: init.params }] : [];
    });
  });
}

/** The name of a parameter's type, where it is a plain one. */
function typeOf(param: Node): "Actor" | "Person" | undefined {
  const { typeAnnotation } = param as { typeAnnotation?: Annotation };
  return typeAnnotation?.typeAnnotation.typeName?.name as "Actor" | "Person" | undefined;
}

type Annotation = { typeAnnotation: { typeName?: { name?: string } } };
