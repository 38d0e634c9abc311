export const api = {
//           ^ defines: variable api [export]
  get(url: string) {},
//^ defines: function api.get []
  nested: { deep: async () => {} },
//          ^ defines: function api.nested.deep [async]
};
Shop.prototype.open = function () {};
//             ^ defines: function Shop.prototype.open []
const { taken, apart: renamed } = api;
//      ^ defines: variable taken []
//                    ^ defines: variable renamed []
