import type * as contract from '#features/approvals/contract.ts';
import { absenceProblems } from '#features/approvals/rules/absence-problems.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import { nameOf } from '../memory/mock-inbox.ts';

const absenceId = (from: string) => `abs_${Date.parse(from)}`;

/** When the caller is away and who answers instead. */
export const absenceAnswers: Pick<AnswersOf<typeof contract>, 'absences' | 'addAbsence' | 'removeAbsence'> = {
  absences: ({
    person: {
      userDetails: { _id: me },
    },
    now,
  }) => {
    const away = memory().company.absences.filter(({ until }) => Date.parse(until) > now.getTime());
    return {
      absences: away
        .filter(({ employeeId }) => employeeId === me)
        .map(({ standInId, from, until }) => ({
          absenceId: absenceId(from),
          standIn: { _id: standInId, name: nameOf(standInId) },
          from,
          until,
        })),
      standsInFor: away
        .filter(({ standInId, from }) => standInId === me && Date.parse(from) <= now.getTime())
        .map(({ employeeId }) => nameOf(employeeId)),
    };
  },
  addAbsence: ({
    body: { standInId, from, until },
    person: {
      userDetails: { _id: me },
    },
    now,
  }) => {
    const fields = absenceProblems({
      from,
      until,
      isOneself: standInId === me,
      mayAnswer: memory().employees.some(
        ({ userDetails, state }) => userDetails._id === standInId && state === 'active',
      ),
      now: now.toISOString(),
    });
    const [first] = Object.values(fields);
    if (first) throw new AppError('INVALID_INPUT', first, { fields });
    memory().company.absences.push({ employeeId: me, standInId, from, until });
    return { absenceId: absenceId(from) };
  },
  removeAbsence: ({
    body: { absenceId: id },
    person: {
      userDetails: { _id: me },
    },
  }) => {
    const { company } = memory();
    if (!company.absences.some(({ employeeId, from }) => employeeId === me && absenceId(from) === id))
      throw notFound('This absence');
    company.absences = company.absences.filter(({ employeeId, from }) => employeeId !== me || absenceId(from) !== id);
    return { done: true };
  },
};
