// Reads the forms of a page as their person left them (device-storage/page-forms.ts): inline in pages with a
// form that is posted, before React comes, and with React's scripts for the pages after.
window.furasForms = (forms = document.querySelectorAll("main form[method=post]")) =>
  Array.from(forms, (form) =>
    Array.from(form.elements)
      .filter(
        ({ name, type, dataset, hidden }) =>
          name &&
          (dataset.stored === "" || (!hidden && !/hidden|password|file|submit|button/.test(type))),
      )
      .map(({ name, value, checked }) => ({ name, value, checked })),
  );
