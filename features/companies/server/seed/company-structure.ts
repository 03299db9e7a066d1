import 'server-only';
import { BOOK_FOR_OTHERS, type Right } from '#lib/shared/rights.ts';

/** Five career bands from juniors to directors, with two levels each. */
export const BANDS = ['Band 1', 'Band 2', 'Band 3', 'Band 4', 'Band 5'] as const;
export const LEVELS = Array.from({ length: 10 }, (_, index) => `Level ${index + 1}`);

/**
 * Twelve departments: their share of a hundred people, their parent, and the designation in each band, from Band 1 to
 * the head.
 */
export const DEPARTMENTS = [
  {
    key: 'board',
    name: 'Management',
    under: null,
    weight: 1,
    titles: ['Office Assistant', 'Executive Assistant', 'Chief of Staff', 'Director', 'Managing Director'],
  },
  {
    key: 'sales',
    name: 'Sales',
    under: 'board',
    weight: 13,
    titles: [
      'Sales Executive',
      'Senior Sales Executive',
      'Key Account Manager',
      'Regional Sales Manager',
      'Head of Sales',
    ],
  },
  {
    key: 'field-sales',
    name: 'Field Sales',
    under: 'sales',
    weight: 12,
    titles: [
      'Field Sales Executive',
      'Field Sales Executive',
      'Area Manager',
      'Regional Sales Manager',
      'Head of Field Sales',
    ],
  },
  {
    key: 'service',
    name: 'Customer Service',
    under: 'sales',
    weight: 14,
    titles: [
      'Service Engineer',
      'Senior Service Engineer',
      'Service Lead',
      'Service Manager',
      'Head of Customer Service',
    ],
  },
  {
    key: 'engineering',
    name: 'Engineering',
    under: 'board',
    weight: 18,
    titles: ['Engineer', 'Senior Engineer', 'Lead Engineer', 'Engineering Manager', 'Head of Engineering'],
  },
  {
    key: 'research',
    name: 'Research',
    under: 'engineering',
    weight: 6,
    titles: ['Research Associate', 'Scientist', 'Senior Scientist', 'Principal Scientist', 'Head of Research'],
  },
  {
    key: 'works',
    name: 'Works',
    under: 'board',
    weight: 15,
    titles: ['Technician', 'Senior Technician', 'Shift Supervisor', 'Works Manager', 'Head of Works'],
  },
  {
    key: 'supply',
    name: 'Supply',
    under: 'works',
    weight: 6,
    titles: ['Buyer', 'Senior Buyer', 'Supply Planner', 'Supply Manager', 'Head of Supply'],
  },
  {
    key: 'marketing',
    name: 'Marketing',
    under: 'board',
    weight: 4,
    titles: ['Marketing Associate', 'Designer', 'Brand Manager', 'Marketing Manager', 'Head of Marketing'],
  },
  {
    key: 'finance',
    name: 'Finance',
    under: 'board',
    weight: 5,
    titles: ['Accountant', 'Senior Accountant', 'Financial Analyst', 'Finance Manager', 'Head of Finance'],
  },
  {
    key: 'people',
    name: 'People',
    under: 'board',
    weight: 3,
    titles: ['People Associate', 'Recruiter', 'People Partner', 'People Manager', 'Head of People'],
  },
  {
    key: 'systems',
    name: 'Information Systems',
    under: 'finance',
    weight: 3,
    titles: [
      'Systems Associate',
      'Systems Engineer',
      'Senior Systems Engineer',
      'Systems Manager',
      'Head of Information Systems',
    ],
  },
] as const;
export type DepartmentKey = (typeof DEPARTMENTS)[number]['key'];

/** Roles besides the two system roles. */
export const ROLES: readonly { key: string; name: string; rights: readonly Right[] }[] = [
  {
    key: 'approver',
    name: 'Approver',
    rights: ['booking.view', 'booking.create', 'booking.edit', 'approvals.view', 'approvals.edit'],
  },
  {
    key: 'travel-desk',
    name: 'Travel desk',
    rights: [
      'booking.view',
      'booking.create',
      'booking.edit',
      'booking.delete',
      BOOK_FOR_OTHERS,
      'company.view',
      'approvals.view',
      'configuration.view',
    ],
  },
  {
    key: 'people-office',
    name: 'People office',
    rights: ['booking.view', 'booking.create', 'company.view', 'company.create', 'company.edit', 'company.delete'],
  },
];
