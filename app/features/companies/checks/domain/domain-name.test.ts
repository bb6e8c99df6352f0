import { describe, expect, it } from "vitest";
import { domainOfEmail, readDomain, shownDomain } from "./domain-name.ts";

describe("issue 33: a website's domain is parsed exactly", () => {
  it.each([
    ["https://barada.sy", "barada.sy"],
    ["http://www.Barada.SY/jobs?x#y", "barada.sy"],
    ["barada.com.sy", "barada.com.sy"],
    ["https://barada.sy./", "barada.sy"],
    ["jobs.barada.com", "jobs.barada.com"],
    ["https://بردى.سوريا", "xn--ngbof1h.xn--mgbtf8fl"],
    ["https://xn--ngbof1h.xn--mgbtf8fl", "xn--ngbof1h.xn--mgbtf8fl"],
    ["faß.de", "xn--fa-hia.de"],
    ["ｂａｒａｄａ.sy", "barada.sy"],
    ["barada。sy", "barada.sy"],
    // All Cyrillic: another domain than apple.com, and shown so.
    ["аррӏе.com", "xn--80ak6aa92e.com"],
  ])("%s is %s", (written, domain) => {
    expect(readDomain(written)).toEqual({ domain });
  });

  it.each([
    ["", "invalid"],
    ["barada", "invalid"],
    ["localhost", "invalid"],
    ["http://localhost:3000", "invalid"],
    ["printer.local", "invalid"],
    ["db.internal", "invalid"],
    ["barada.test", "invalid"],
    ["127.0.0.1", "invalid"],
    ["https://10.0.0.1/", "invalid"],
    ["https://0x7f.1", "invalid"],
    ["https://2130706433", "invalid"],
    ["https://017700000001", "invalid"],
    ["https://１２７.0.0.1", "invalid"],
    ["https://[::1]/", "invalid"],
    ["https://[::ffff:127.0.0.1]", "invalid"],
    ["127.0.0.1.nip.io:8080", "invalid"],
    ["https://barada.sy:8443", "invalid"],
    ["https://a:b@barada.sy", "invalid"],
    ["https://barada.sy@evil.com", "invalid"],
    ["https://evil.com\\@barada.sy", "invalid"],
    ["https://a%2ebarada.sy", "invalid"],
    ["https://barada.sy%00.evil.com", "invalid"],
    ["barada\0.sy", "invalid"],
    ["barada.sy\nevil.com", "invalid"],
    ["barada\u200d.sy", "invalid"],
    ["\u202ebarada.sy", "invalid"],
    ["barada .sy", "invalid"],
    ["barada..sy", "invalid"],
    ["-barada.sy", "invalid"],
    ["barada_x.sy", "invalid"],
    ["xn--a.com", "invalid"],
    ["ftp://barada.sy", "invalid"],
    ["file:///etc/passwd", "invalid"],
    ["javascript:alert(1)", "invalid"],
    [`${"a".repeat(64)}.sy`, "invalid"],
    [`${"a.".repeat(200)}sy`, "invalid"],
    ["com.sy", "shared"],
    ["github.io", "shared"],
    // Anyone has one of these in a minute.
    ["barada.github.io", "shared"],
    ["https://barada.wordpress.com/about", "shared"],
    ["barada.pages.dev", "shared"],
    ["barada.duckdns.org", "shared"],
    ["barada.nip.io", "shared"],
    ["barada.salla.sa", "shared"],
    ["hotmail.co.uk", "shared"],
    ["gmail.com", "shared"],
    ["https://www.facebook.com/barada", "shared"],
    ["https://sites.google.com/view/barada", "shared"],
    // Latin with one Cyrillic letter.
    ["bаrada.com", "mixed"],
    ["xn--brada-8ve.com", "mixed"],
    ["بردىbarada.com", "invalid"],
  ])("%j is %s", (written, fault) => {
    expect(readDomain(written)).toEqual({ fault });
  });

  it.each([
    ["hr@barada.sy", "barada.sy"],
    ["hr@gmail.com", undefined],
    ["hr@com.sy", undefined],
    ["nonsense", undefined],
    [null, undefined],
  ])("the domain of %s is %s", (email, domain) => {
    expect(domainOfEmail(email)).toBe(domain);
  });

  it.each([
    ["barada.sy", "barada.sy"],
    ["xn--ngbof1h.xn--mgbtf8fl", "بردى.سوريا"],
    ["xn--80ak6aa92e.com", "xn--80ak6aa92e.com"],
    ["xn--fa-hia.de", "xn--fa-hia.de"],
  ])("%s is shown as %s", (domain, shown) => {
    expect(shownDomain(domain)).toBe(shown);
  });
});
