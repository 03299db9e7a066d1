CREATE TABLE "address_proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"link_hash" text,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"password_hash" text,
	"user_id" text,
	"details" jsonb NOT NULL,
	"asked_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "address_proofs" ADD CONSTRAINT "address_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "address_proofs_token" ON "address_proofs" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "address_proofs_link" ON "address_proofs" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "address_proofs_expires" ON "address_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "address_proofs_user" ON "address_proofs" USING btree ("user_id");