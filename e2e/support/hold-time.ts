/** The end of a hold as screens write it, as the source of a regular expression: "until 12:40", on another day "until 2 Dec, 00:10". */
export const UNTIL = String.raw`until (?:\d{1,2} \w{3}(?: \d{4})?, )?\d\d:\d\d`;
