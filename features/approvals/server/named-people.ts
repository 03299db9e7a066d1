import 'server-only';
import type { Approver, ApprovalRule } from '../rules/configuration.ts';

/** The people that rules name, without duplicates. */
export function namedPeople(rules: readonly ApprovalRule[]): string[] {
  const approvers = rules.flatMap(({ levels }) =>
    levels.flatMap(({ approvers: asked, whenSilent }): readonly Approver[] =>
      whenSilent.does === 'pass' ? [...asked, ...whenSilent.to] : asked,
    ),
  );
  return [...new Set(approvers.flatMap((approver) => (approver.kind === 'employee' ? [approver.employeeId] : [])))];
}
