-- Taxes on a room night, by country; a new rate is a new row with its dates, never a change of an old one.
-- valid_from is the day from which the row is known to hold. Countries that are not here show no tax line.
-- An accountant signs off on these before real money moves.
insert into tax_rates (country_code, label, up_to, rate_bp, valid_from, valid_to, source) values
  ('IN', 'GST', 750000, 500, '2025-09-22', null, 'GST Council, 56th meeting: rooms up to 7,500 rupees a night, 5 % without input tax credit'),
  ('IN', 'GST', null, 1800, '2022-07-18', null, 'Notification 11/2017-Central Tax (Rate) as amended: rooms above 7,500 rupees a night'),
  ('GB', 'VAT', null, 2000, '2022-04-01', null, 'VAT Act 1994; HMRC VAT Notice 709/3'),
  ('FR', 'VAT', null, 1000, '2014-01-01', null, 'Code général des impôts, art. 279 a'),
  ('DE', 'VAT', null, 700, '2010-01-01', null, 'Umsatzsteuergesetz § 12 (2) no. 11'),
  ('IT', 'VAT', null, 1000, '2015-01-01', null, 'DPR 633/1972, table A part III no. 120'),
  ('ES', 'VAT', null, 1000, '2012-09-01', null, 'Ley 37/1992, art. 91'),
  ('PT', 'VAT', null, 600, '2015-01-01', null, 'Código do IVA, list I no. 2.17 (mainland)'),
  ('CH', 'VAT', null, 380, '2024-01-01', null, 'Mehrwertsteuergesetz art. 25 (4)'),
  ('AT', 'VAT', null, 1000, '2018-11-01', null, 'Umsatzsteuergesetz § 10 (2) no. 3 c'),
  ('CZ', 'VAT', null, 1200, '2024-01-01', null, 'Act 235/2004 as amended by 349/2023'),
  ('NL', 'VAT', null, 900, '2019-01-01', '2025-12-31', 'Wet op de omzetbelasting 1968, table I'),
  ('NL', 'VAT', null, 2100, '2026-01-01', null, 'Belastingplan 2025: lodging leaves table I'),
  ('JP', 'Consumption tax', null, 1000, '2019-10-01', null, 'Consumption Tax Act, art. 29, with the Local Tax Act'),
  ('KR', 'VAT', null, 1000, '2015-01-01', null, 'Value-Added Tax Act, art. 30'),
  ('SG', 'GST', null, 900, '2024-01-01', null, 'Goods and Services Tax Act 1993'),
  ('TH', 'VAT', null, 700, '2015-01-01', null, 'Revenue Code, VAT rate by royal decree'),
  ('AE', 'VAT', null, 500, '2018-01-01', null, 'Federal Decree-Law 8 of 2017'),
  ('AU', 'GST', null, 1000, '2000-07-01', null, 'A New Tax System (Goods and Services Tax) Act 1999'),
  ('NZ', 'GST', null, 1500, '2010-10-01', null, 'Goods and Services Tax Act 1985'),
  ('ZA', 'VAT', null, 1500, '2018-04-01', null, 'Value-Added Tax Act 89 of 1991');
