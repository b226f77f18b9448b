import type { Tool } from '@contract/content/tool';
import { createFileRoute } from '@tanstack/react-router';
import { headOfParts } from '../../../lib/head/page-parts';
import { useToolOrder } from '../../../site/configurator/cart/use-tool-order';
import { LivingAreaTool } from '../../../site/tools/living-area/living-area-tool';
import { ToolLayout } from '../../../site/tools/tool-layout';
import { getPage } from '../../../lib/http/content';
import { StaticPart } from '../../../ui/layout/static-page';

export const Route = createFileRoute('/_public/loesungen/wohnflachenberechnung')({
  staticData: { strings: ['tools', 'living-area', 'problem'], partStrings: ['catalogue', 'configurator'] },
  loader: async ({ context }) => {
    const [{ toolContent }, tool] = await Promise.all([
      import('../../../site/tools/tool-content'),
      getPage<Tool>('/api/tools/wohnflachenberechnung', { locale: context.locale }),
    ]);
    return toolContent(tool, context);
  },
  head: headOfParts,
  component: LivingAreaRoute,
});

function LivingAreaRoute() {
  const { product, parts } = Route.useLoaderData();
  const order = useToolOrder(product);
  return (
    <ToolLayout parts={parts}>
      <LivingAreaTool onOrder={order} offer={<StaticPart>{parts?.offer}</StaticPart>} />
    </ToolLayout>
  );
}
