import { useState } from "react";
import type { AdminQuery } from "#app/features/admin/admin-query.ts";
import { employmentTypes, jobStatuses } from "#app/features/job/job.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

/** Status and employment type, folded away until they are wanted or in use. */
export function JobFilters({ query: { status, type } }: { query: AdminQuery }) {
  const { admin, labels } = useAllMessages();
  // Only how it begins: after that it stays as the reader left it.
  const [open] = useState(status !== null || type !== null);
  return (
    <details className="disc" open={open}>
      <summary>
        <Icon name="sliders" />
        {admin.filters}
      </summary>
      <div className="grid g2 max-w-3xl items-end md:grid-cols-[1fr_1fr_auto]">
        <SelectField
          key={`status ${status}`}
          label={admin.status}
          name="status"
          none={admin.all}
          options={jobStatuses.map((value) => ({ value, label: labels.jobStatus[value] }))}
          defaultValue={status ?? ""}
          data-js=""
        />
        <SelectField
          key={`type ${type}`}
          label={admin.employmentType}
          name="type"
          none={admin.all}
          options={employmentTypes.map((value) => ({ value, label: labels.employmentType[value] }))}
          defaultValue={type ?? ""}
          data-js=""
        />
        <Button className="min-h-(--tap-lg) max-md:col-span-full">{admin.apply}</Button>
      </div>
    </details>
  );
}
