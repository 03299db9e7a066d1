-- "judged" and "judgedAt" in what is stored of a company's booking become "evaluated" and "evaluatedAt".
UPDATE "bookings"
SET "company" = ("company" - 'judgedAt') || jsonb_build_object('evaluatedAt', "company" -> 'judgedAt')
WHERE "company" ? 'judgedAt';--> statement-breakpoint
UPDATE "bookings"
SET "amendments" = (
  SELECT jsonb_agg(
    CASE WHEN "item" ? 'judged' THEN ("item" - 'judged') || jsonb_build_object(
      'evaluated',
      ("item" -> 'judged') - 'judgedAt' || jsonb_build_object('evaluatedAt', "item" #> '{judged,judgedAt}')
    ) ELSE "item" END
    ORDER BY "at"
  )
  FROM jsonb_array_elements("amendments") WITH ORDINALITY AS "list"("item", "at")
)
WHERE "amendments" @> '[{"judged": {}}]';
