import { type ColumnDef, rowSelectionFeature, rowSortingFeature, tableFeatures } from '@tanstack/react-table';

/** What our tables can do. The server sorts and pages; nothing is worked out over a part of a list. */
export const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });

export type Column<Row extends object> = ColumnDef<typeof features, Row>;
