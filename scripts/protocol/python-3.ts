/**
 * The suite of sockjs-protocol is Python 2. These replacements, in order, make Python 3 of it: names of modules, `async`
 * as a keyword, texts and bytes. Bytes are read as Latin-1, a character each, so that the suite's counting holds; a whole
 * body is then read as UTF-8.
 */
const REPLACEMENTS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'utils.py': [
    [/^import urlparse$/m, 'from urllib import parse as urlparse'],
    [/^import httplib_fork as httplib$/m, 'import http.client as httplib'],
    [/^import Queue$/m, 'import queue as Queue'],
    [/\basync\b/g, 'is_async'],
    [/method is 'POST'/, "method == 'POST'"],
    [/isinstance\(body, unicode\)/, 'isinstance(body, str)'],
    [/self\.body = self\.res\.read\(\)/, "self.body = self.res.read().decode('utf-8')"],
    [/unicode\(str\(m\), 'utf-8'\)/, "m.data.decode('utf-8')"],
    [
      /queue\.put\(\(code, reason\)\)/,
      "queue.put((code, reason.decode('utf-8') if isinstance(reason, bytes) else reason))",
    ],
    [/while c != '\\n':/, "while c not in ('\\n', ''):"],
    [/self\.s\.recv\((\w+)\)/g, "self.s.recv($1).decode('latin-1')"],
    [/c = s\.recv\(1\)/, "c = s.recv(1).decode('latin-1')"],
    [/self\.s\.sendall\(data\)/, "self.s.sendall(data.encode('latin-1') if isinstance(data, str) else data)"],
    [
      /^ {4}c\.close\(\)\n {4}return r$/m,
      "    c.close()\n    r.body = r.body.encode('latin-1').decode('utf-8')\n    return r",
    ],
  ],
  'sockjs-protocol.py': [
    [/^import unittest2 as unittest$/m, 'import unittest'],
    [/\[int, long\]/g, '[int]'],
    [/lambda\(ws\):/, 'lambda ws:'],
    [/\bunichr\(/g, 'chr('],
  ],
};

/** A file of the suite as Python 3. Throws where the file is not the one that these replacements were written for. */
export function asPython3(file: string, source: string): string {
  return (REPLACEMENTS[file] ?? []).reduce((text, [from, to]) => {
    if (text.search(from) < 0) throw new Error(`${file} has nothing that matches ${String(from)}: another version?`);
    return text.replace(from, to);
  }, source);
}

/** Runs every test of the module `suite` but those named on stdin, and prints a line of JSON for each. */
export const DRIVER = `
import json, sys, unittest
import suite

excluded = json.load(sys.stdin)

def tests(of):
    for one in of:
        if isinstance(one, unittest.TestSuite):
            yield from tests(one)
        else:
            yield one

for test in tests(unittest.defaultTestLoader.loadTestsFromModule(suite)):
    name = test.id().removeprefix('suite.')
    run = name not in excluded
    failure = None
    if run:
        result = unittest.TestResult()
        test.run(result)
        failure = next((text for _, text in result.failures + result.errors), None)
    print(json.dumps({'name': name, 'run': run, 'failure': failure}), flush=True)
`;
