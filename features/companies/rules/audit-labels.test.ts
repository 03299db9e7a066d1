import { expect, it } from 'vitest';
import { fieldLabel, valueLabel } from './audit-labels.ts';

it.each([
  ['hotel.budgets.0.amount', 'Hotels, budget 1, amount'],
  ['name', 'Name'],
  ['rules.1.levels.0.hours', 'Rules 2, levels 1, hours'],
  ['employeeNumber', 'Employee number'],
  ['flight.refundableOnly', 'Flights, refundable only'],
])('[7.20] the place %s is called %s', (field, words) => expect(fieldLabel(field)).toBe(words));

it.each([
  ['hotel.budgets.0.amount', '450000', '₹4,500'],
  ['rules.0.upTo', '500000', '₹5,000'],
  ['rules.0.upTo', 'none', 'none'],
  ['creditLimit', '0', '₹0'],
  ['hotel.daysAhead', '7', '7'],
  ['modes', 'hotel, car', 'Hotels, Car rental'],
  ['paying', 'credit', 'credit'],
  ['notices', 'approvals, policyChanges', 'approvals, policy changes'],
  ['booksFor', 'reports', 'the people who report to them'],
  ['flight.cabins', '2, 4', 'Economy, Business'],
  ['flight.extras', 'none', 'none'],
  ['hotel.filters', 'wifi, veg-kitchen', 'wifi, veg kitchen'],
  ['rights', 'booking.view, company.edit', 'Booking: view, Company: edit'],
])('[7.20] at %s the value %s reads %s', (field, value, words) => expect(valueLabel(field, value)).toBe(words));
