-- Made anew by the names that they were made of: brackets, numbers and the country are left out of a look.
DELETE FROM "company_skeletons";
