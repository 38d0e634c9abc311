from abc import ABC, ABCMeta, abstractmethod

class Base(ABC):
#     ^ defines: class Base [abstract]
    @property
    @abstractmethod
    def name(self): ...
    #   ^ defines: method Base.name [property, abstract]

class Other(metaclass=ABCMeta):
#     ^ defines: class Other [abstract]
    @abstractmethod
    async def run(self): ...
    #         ^ defines: method Other.run [async, abstract]
