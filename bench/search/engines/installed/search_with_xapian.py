"""Xapian for the benchmark: `build FOLDER` reads jobs.tsv, `serve FOLDER` answers lines of JSON."""
import json
import sys

import xapian

WEIGHTS = {"title": 10, "company": 3, "place": 3, "body": 1}
PREFIXES = {"title": "S", "company": "XC", "place": "XP"}
ATTRIBUTES = ["category", "province", "jobType", "experienceLevel"]


def is_arabic(text):
    return any("\u0600" <= letter <= "\u06ff" for letter in text)


def generators(database):
    made = {}
    for language in ("english", "arabic"):
        each = xapian.TermGenerator()
        each.set_stemmer(xapian.Stem(language))
        each.set_database(database)
        each.set_flags(xapian.TermGenerator.FLAG_SPELLING)
        made[language] = each
    return made


def build(folder):
    jobs = xapian.WritableDatabase(folder + "/xapian", xapian.DB_CREATE_OR_OVERWRITE)
    makers = generators(jobs)
    titles = {}
    with open(folder + "/jobs.tsv", encoding="utf-8") as rows:
        for row in rows:
            number, title, company, place, body, *values = row.rstrip("\n").split("\t")
            document = xapian.Document()
            for name, text in (("title", title), ("company", company), ("place", place), ("body", body)):
                maker = makers["arabic" if is_arabic(text) else "english"]
                maker.set_document(document)
                maker.index_text(text, WEIGHTS[name])
                maker.increase_termpos()
            for slot, value in enumerate(values):
                document.add_value(slot, value)
                document.add_boolean_term("V%d%s" % (slot, value))
            document.set_data(json.dumps([title, company, place], ensure_ascii=False))
            jobs.replace_document(int(number), document)
            titles[title] = titles.get(title, 0) + 1
    jobs.commit()
    jobs.close()
    known = xapian.WritableDatabase(folder + "/xapian-titles", xapian.DB_CREATE_OR_OVERWRITE)
    for title, count in titles.items():
        document = xapian.Document()
        for word in title.split(" "):
            document.add_term(word.encode()[:200])
        document.add_value(0, xapian.sortable_serialise(count))
        document.set_data(title)
        known.add_document(document)
    known.commit()


class Server:
    def __init__(self, folder):
        self.jobs = xapian.Database(folder + "/xapian")
        self.titles = xapian.Database(folder + "/xapian-titles")
        self.parser = xapian.QueryParser()
        self.parser.set_database(self.jobs)
        self.parser.set_stemming_strategy(xapian.QueryParser.STEM_SOME)
        self.stems = {language: xapian.Stem(language) for language in ("english", "arabic")}

    def parse(self, keyword, operator):
        self.parser.set_stemmer(self.stems["arabic" if is_arabic(keyword) else "english"])
        self.parser.set_default_op(operator)
        return self.parser.parse_query(keyword, xapian.QueryParser.FLAG_SPELLING_CORRECTION)

    def run(self, query, asked, limit, spies=()):
        for slot, name in enumerate(ATTRIBUTES):
            if name in asked:
                query = xapian.Query(xapian.Query.OP_FILTER, query, xapian.Query("V%d%s" % (slot, asked[name])))
        enquire = xapian.Enquire(self.jobs)
        enquire.set_query(query)
        for spy in spies:
            enquire.add_matchspy(spy)
        return enquire.get_mset(0, limit, 10000 if spies else 0)

    def search(self, asked, limit, shown):
        keyword = asked.get("keyword", "")
        spies = [xapian.ValueCountMatchSpy(slot) for slot in range(4)] if shown else []
        if not keyword:
            matches = self.run(xapian.Query.MatchAll, asked, limit, spies)
        else:
            matches = self.run(self.parse(keyword, xapian.Query.OP_AND), asked, limit, spies)
            corrected = self.parser.get_corrected_query_string().decode()
            if matches.size() == 0 and corrected:
                matches = self.run(self.parse(corrected, xapian.Query.OP_AND), asked, limit, spies)
            if matches.size() == 0:
                matches = self.run(self.parse(corrected or keyword, xapian.Query.OP_OR), asked, limit, spies)
        answer = {"total": matches.get_matches_estimated(), "numbers": [each.docid for each in matches]}
        if shown:
            answer["shown"] = [each.document.get_data().decode() for each in matches]
            answer["facets"] = [
                {value.term.decode(): value.termfreq for value in spy.top_values(20)} for spy in spies
            ]
        return answer

    def suggest(self, beginning, limit):
        words = [word for word in beginning.split(" ") if word]
        parts = [xapian.Query(xapian.Query.OP_WILDCARD, word, 200, xapian.Query.WILDCARD_LIMIT_MOST_FREQUENT)
            for word in words]
        enquire = xapian.Enquire(self.titles)
        enquire.set_query(xapian.Query(xapian.Query.OP_AND, parts))
        enquire.set_sort_by_value(0, True)
        return {"total": len([each.document.get_data() for each in enquire.get_mset(0, limit)])}

    def answer(self, asked):
        if asked["kind"] == "suggest":
            return self.suggest(asked["beginning"], asked["limit"])
        return self.search(asked["query"], asked["limit"], asked["kind"] == "page")


if sys.argv[1] == "build":
    build(sys.argv[2])
else:
    server = Server(sys.argv[2])
    for line in sys.stdin:
        print(json.dumps(server.answer(json.loads(line)), ensure_ascii=False), flush=True)
