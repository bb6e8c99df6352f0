-- Deletes a document with the message that it was sent with.
create or replace trigger event_documents_delete after delete on event_documents
for each row execute function delete_sent_document();
