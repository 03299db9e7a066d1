import { Button } from '#components/ui/button.tsx';
import { cartRoutes } from '#lib/shared/cart-routes.ts';
import { t } from '#lib/shared/texts.ts';

/** Sends a form of a choice to the cart instead of to its review. Works without script; beside the Book button. */
export const AddToCart = ({ form }: { /** Id of the form. */ form: string }) => (
  <Button type="submit" form={form} formAction={cartRoutes.add()} wide>
    {t('Add to cart')}
  </Button>
);
