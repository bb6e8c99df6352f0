-- A draft of the job wizard is found by an id of its own: several tabs have one each.
update form_drafts
set form = form || '/' || (values ->> 'draftId'), values = values - 'draftId'
where values ? 'draftId' and (form = 'post-job' or form like 'edit-job/%');
