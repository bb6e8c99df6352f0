import { type MouseEvent, useRef, useState } from "react";
import {
  findTemplate,
  type Template,
  templateId,
} from "#app/features/applicants/templates/template.ts";
import { contentLanguage, languages } from "#app/i18n/language.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";

type Props = { templates: readonly Template[]; chosen: string };

/**
 * Puts a template's text into the form's message: at once as long as nothing else was typed, else by the
 * button, which without scripts has the page drawn again.
 */
export function TemplateField({ templates, chosen }: Props) {
  const { applicants } = useAllMessages();
  const own = contentLanguage(useLanguage());
  const select = useRef<HTMLSelectElement>(null);
  const { form, templates: words } = applicants;
  const [isOpen, setOpen] = useState(false);
  const fill = (isWanted: boolean) => {
    const message = select.current?.form?.elements.namedItem("message");
    const text = findTemplate(templates, select.current?.value)?.body;
    if (!(message instanceof HTMLTextAreaElement) || text === undefined) return;
    const current = message.value.trim();
    const isEdited = current !== "" && templates.every(({ body }) => body !== current);
    const opens = !isWanted && isEdited;
    setOpen(opens);
    if (opens) return;
    message.value = text;
    message.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const press = (event: MouseEvent) => {
    event.preventDefault();
    fill(true);
  };
  const inOrder = [own, ...languages.filter((language) => language !== own)];
  return (
    <div className="row gap-2 items-end template-row">
      <SelectField
        ref={select}
        label={form.template}
        name="template"
        none={form.noTemplate}
        defaultValue={chosen}
        onChange={() => fill(false)}
        options={inOrder.map((language) => ({
          label: words.inLanguage[language],
          options: templates
            .filter((template) => template.language === language)
            .map((template) => ({
              value: templateId(template),
              label: words.names[template.kind],
            })),
        }))}
      />
      <Button
        name="intent"
        value="template"
        formNoValidate
        className={isOpen ? undefined : "fills-list"}
        onClick={press}
      >
        {form.useTemplate}
      </Button>
    </div>
  );
}
